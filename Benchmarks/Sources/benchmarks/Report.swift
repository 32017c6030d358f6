import Foundation

/// Measurements as a Markdown table, the form in which `Docs/Performance.md` keeps them.
struct Report {
  var measurements: [Measurement]

  /// The table, a line for each measurement.
  var text: String {
    let rows = measurements.map { measurement in
      [
        measurement.subject, String(measurement.sample.seconds.count),
        Self.time(measurement.sample.median), Self.time(measurement.sample.slowest),
        Self.words(for: measurement.target), Self.verdict(measurement.isMet),
      ]
    }
    let lines = [
      ["what", "runs", "median", "p99", "target", "met"], Array(repeating: "---", count: 6),
    ]
    return (lines + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func words(for target: Measurement.Target?) -> String {
    switch target {
    case .median(let limit): "median ≤ \(time(limit))"
    case .slowest(let limit): "p99 ≤ \(time(limit))"
    case nil: "–"
    }
  }

  private static func verdict(_ isMet: Bool?) -> String {
    switch isMet {
    case true?: "yes"
    case false?: "no"
    case nil: "–"
    }
  }

  /// A duration with three digits and the unit that suits it.
  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-3: String(format: "%.3g µs", seconds * 1e6)
    case ..<1: String(format: "%.3g ms", seconds * 1e3)
    default: String(format: "%.3g s", seconds)
    }
  }
}
