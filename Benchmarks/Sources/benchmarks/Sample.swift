import Foundation

/// Repeated measurements of one thing, in seconds.
struct Sample {
  /// The measurements, shortest first.
  let seconds: [Double]

  init(_ seconds: [Double]) {
    self.seconds = seconds.sorted()
  }

  /// The smallest measurement that a share of all measurements does not exceed.
  ///
  /// - Parameter share: A number from 0 to 1.
  /// - Returns: The measurement, in seconds.
  func quantile(_ share: Double) -> Double {
    let index = Int((Double(seconds.count) * share).rounded(.up)) - 1
    return seconds[min(max(index, 0), seconds.count - 1)]
  }

  var median: Double { quantile(0.5) }
  var slowest: Double { quantile(0.99) }
}
