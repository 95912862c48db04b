import GameShellKit
import Testing

@Suite("A histogram")
struct HistogramTests {
  @Test("a bucket takes what is at most its bound, the last one what is greater")
  func buckets() {
    var histogram = Histogram(bounds: [1, 2])
    for value in [0.5, 1, 1.5, 2, 2.5, .infinity, .nan] { histogram.record(value) }
    #expect(histogram.counts == [2, 2, 1])
    #expect(histogram.count == 5)
    #expect(histogram.sum == 7.5)
    #expect(histogram.least == 0.5 && histogram.greatest == 2.5)
  }

  @Test("two of equal bounds add up to what one would have taken; others are left out")
  func adding() {
    var (one, two, all) = (
      Histogram(bounds: [1, 2]), Histogram(bounds: [1, 2]), Histogram(bounds: [1, 2])
    )
    for value in [0.25, 3] {
      one.record(value)
      all.record(value)
    }
    for value in [0.125, 1.5, 2] {
      two.record(value)
      all.record(value)
    }
    var sum = Histogram(bounds: [1, 2])
    sum.add(one)
    sum.add(two)
    sum.add(Histogram(bounds: [1, 2]))
    #expect(sum == all)
    var other = Histogram(bounds: [5])
    other.record(1)
    sum.add(other)
    #expect(sum == all)
  }

  @Test("a share of the measurements is bounded by its bucket, and never beyond the greatest")
  func shares() {
    var histogram = Histogram(bounds: [1, 2, 4])
    #expect(histogram.bound(ofShare: 0.5) == nil)
    for _ in 0..<98 { histogram.record(0.5) }
    histogram.record(1.5)
    histogram.record(9)
    #expect(histogram.bound(ofShare: 0.5) == 1)
    #expect(histogram.bound(ofShare: 0.99) == 2)
    #expect(histogram.bound(ofShare: 1) == 9)
    var small = Histogram(bounds: [100])
    small.record(3)
    #expect(small.bound(ofShare: 0.99) == 3)
  }
}
