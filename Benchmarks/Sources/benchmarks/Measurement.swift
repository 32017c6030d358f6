/// One row of the report: what was measured, how it came out, and what it should be.
struct Measurement {
  var subject: String
  var sample: Sample
  var target: Target?

  /// A limit, and the quantile that it holds for.
  enum Target {
    case median(Double)
    case slowest(Double)
  }

  /// Whether the target is met, if there is one.
  var isMet: Bool? {
    switch target {
    case .median(let limit): sample.median <= limit
    case .slowest(let limit): sample.slowest <= limit
    case nil: nil
    }
  }
}
