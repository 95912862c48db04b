print("gamehost")
