/// A reason for a teacher to review work personally, without an effect on the mark.
package struct Alarm: Hashable, Sendable, Codable {
  /// The kind of alarm.
  package var kind: Kind
  /// The observation, in one sentence.
  package var summary: String
  /// The file and line of the observation, such as `App.swift:7`, or nil if it has no location.
  package var place: String?
  /// The commands that reproduce the observation, starting with the launch of the app.
  package var steps: [String]

  package init(kind: Kind, summary: String, place: String? = nil, steps: [String] = []) {
    self.kind = kind
    self.summary = summary
    self.place = place
    self.steps = steps
  }

  /// A kind of alarm.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// An app that behaved differently from the solution on a random walk or on another day.
    case walk
    /// An app that cannot be compared with the solution on random walks, because it has too few elements named in
    /// checks.
    case blind
    /// An app whose process answered differently from the runtime during a random walk.
    case channel
    /// Source with a feature that no exercise needs and that a cheat might use.
    case source
    /// Compiled code that calls system functions, works with unchecked memory, or has its own entry point.
    case code

    /// The meaning of the kind, as a continuation of "the work has this alarm because".
    package var meaning: String {
      switch self {
      case .walk:
        "on a random walk or on another day, the app did something different from the solution"
      case .blind:
        "walks could not compare the app, because it offered too few of the controls that the checks name"
      case .channel: "the app's process did not answer like NavLab's runtime"
      case .source: "the source uses something that only a cheat might need"
      case .code:
        "the compiled code uses more of the system than an app needs, or starts on its own"
      }
    }
  }
}

extension Alarm {
  /// The keys of the encoded form.
  private enum CodingKeys: String, CodingKey {
    case kind, meaning, summary, place, steps
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try fields.decode(Kind.self, forKey: .kind),
      summary: try fields.decode(String.self, forKey: .summary),
      place: try fields.decodeIfPresent(String.self, forKey: .place),
      steps: try fields.decode([String].self, forKey: .steps)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(kind, forKey: .kind)
    // The kind implies the meaning; it is included for readers who do not have the manual.
    try fields.encode(kind.meaning, forKey: .meaning)
    try fields.encode(summary, forKey: .summary)
    try fields.encodeIfPresent(place, forKey: .place)
    try fields.encode(steps, forKey: .steps)
  }
}
