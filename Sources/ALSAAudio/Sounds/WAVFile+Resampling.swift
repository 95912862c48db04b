extension WAVFile {
  /// The sound at the mixer's rate: straight lines between the samples, which is good enough for
  /// cues.
  public func sound() -> Sound {
    let frames = samples.count / channels
    let count = (frames * Sound.rate + rate - 1) / rate
    var stereo: [Float] = []
    stereo.reserveCapacity(count * 2)
    for index in 0..<count {
      // Whole numbers, so that the place does not drift.
      let (place, remainder) = (index * rate).quotientAndRemainder(dividingBy: Sound.rate)
      let part = Float(remainder) / Float(Sound.rate)
      let next = min(place + 1, frames - 1)
      for channel in [0, channels - 1] {
        let from = samples[place * channels + channel]
        let to = samples[next * channels + channel]
        stereo.append(part == 0 ? from : from + (to - from) * part)
      }
    }
    return Sound(stereo: stereo)
  }
}
