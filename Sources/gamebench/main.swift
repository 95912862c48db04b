print("gamebench")
