package import Course
package import SceneModel
import SceneText
import Script

/// A comparison of a learner's predictions with the state of an app in a lesson.
package struct LessonPrediction: Hashable, Sendable {
  private let subject: Prediction.Subject
  private let state: SeenState

  /// Creates a comparison with the state of an app.
  ///
  /// - Parameters:
  ///   - subject: The subject of the prediction.
  ///   - snapshot: The state of the app after the commands.
  package init(_ subject: Prediction.Subject, of snapshot: Snapshot) {
    self.subject = subject
    state = SeenState(snapshot)
  }

  /// The result of comparing an answer with the state of the app.
  package struct Finding: Hashable, Sendable {
    /// A Boolean value that indicates whether the entire answer was right.
    package var isRight: Bool
    /// A sentence about the right part of a wrong answer, or nil if there is none.
    package var praise: String?
    /// A description of the mistake in the answer's form, or nil if the form is right.
    package var complaint: String?

    package init(isRight: Bool, praise: String? = nil, complaint: String? = nil) {
      self.isRight = isRight
      self.praise = praise
      self.complaint = complaint
    }
  }

  /// Returns the result of comparing an answer with the state of the app.
  ///
  /// - Parameter answer: The learner's answer.
  /// - Returns: The right and the wrong parts.
  package func finding(of answer: String) -> Finding {
    let reader = PredictionReader(answer: answer, state: state)
    let finding = reader.finding(of: Prediction(subject))
    guard finding.summary != nil else { return Finding(isRight: true) }
    return Finding(
      isRight: false,
      praise: praise(of: answer, parts: finding.parts),
      complaint: Self.complaint(about: answer, subject)
    )
  }

  /// The right answer as a learner would write it, or nil if the app shows nothing predictable.
  package var answer: String? {
    switch subject {
    case .screen: top.map(Self.name)
    case .screens: state.screens.isEmpty ? nil : Self.names(of: state.screens)
    case .path: state.path.map { "[\($0.joined(separator: ", "))]" }
    case .count: state.path.map { "\($0.count)" }
    case .tab: state.tab?.label
    case .presented: presented ?? "none"
    case .tree: tree
    }
  }

  /// A phrase that names the subject of the question and precedes the right answer.
  package var topic: String {
    switch subject {
    case .screen: "The screen on top now"
    case .screens: "The screens now"
    case .path: "The path now"
    case .count: "The number of values in the path now"
    case .tab: "The selected tab now"
    case .presented: "The presentation over the screens now"
    case .tree: "The tree now"
    }
  }

  /// Returns an explanation of the form that an answer should have.
  ///
  /// - Parameter subject: The subject of the prediction.
  /// - Returns: An instruction, without a full stop.
  package static func form(of subject: Prediction.Subject) -> String {
    "write \(subject.form), as in: \(subject.examples.joined(separator: ", or: "))"
  }
}

extension LessonPrediction {
  private var top: SeenState.Screen? {
    guard let last = state.presented.last else { return state.screens.last }
    return last.screens.last
  }

  private static func name(of screen: SeenState.Screen) -> String {
    let name = screen.title ?? screen.view ?? screen.texts.first ?? screen.value
    return Printable.line(name ?? "screen")
  }

  private static func names(of screens: [SeenState.Screen]) -> String {
    screens.map(name).joined(separator: " > ")
  }

  private var presented: String? {
    guard !state.presented.isEmpty else { return nil }
    return state.presented.map(Self.words).joined(separator: " / ")
  }

  /// Returns the words for a presentation with its screens, or only its kind if a screen has no recognisable name.
  private static func words(for presentation: SeenState.Presentation) -> String {
    let isNamed = presentation.screens.allSatisfy { $0.title != nil || $0.view != nil }
    let screens = isNamed ? names(of: presentation.screens) : ""
    let name = screens.isEmpty ? Printable.line(presentation.title ?? "") : screens
    return name.isEmpty ? presentation.kind.rawValue : "\(presentation.kind.rawValue) \(name)"
  }

  private var tree: String {
    let tab = state.tab.map { ["tab \(Printable.line($0.label))"] } ?? []
    let rest = state.presented.map(Self.words)
    return (tab + state.screens.map(Self.name) + rest).joined(separator: " / ")
  }

  private func praise(of answer: String, parts: [PartResult]) -> String? {
    switch subject {
    case .screen, .count, .tab, .presented: return nil
    case .tree:
      let right = parts.filter(\.isRight).map { "the \($0.name)" }
      guard !right.isEmpty else { return nil }
      return "You have \(right.joined(separator: " and ")) right."
    case .screens:
      let names = PredictionReader.names(in: answer)
      let count = zip(names, state.screens).prefix { name, screen in
        PredictionReader.areAlike([name], [screen])
      }.count
      return Self.beginning(count, of: names.count, "screen")
    case .path:
      guard let path = PredictedPath(answer) else { return nil }
      let count = path.beginning(of: state.path ?? [])
      return Self.beginning(count, of: path.values.count, "value")
    }
  }

  private static func beginning(_ count: Int, of total: Int, _ noun: String) -> String? {
    switch count {
    case 0: nil
    case total: "Your answer is right, but not complete."
    case 1: "The first \(noun) is right."
    default: "The first \(count) \(noun)s are right."
    }
  }

  /// Returns a description of the mistake in an answer's form, or nil if the form is right.
  ///
  /// - Parameters:
  ///   - answer: The learner's answer.
  ///   - subject: The subject of the prediction.
  /// - Returns: A sentence, or nil if the answer has a valid form.
  package static func complaint(
    about answer: String,
    _ subject: Prediction.Subject
  ) -> String? {
    switch subject {
    case .count where Int(answer) == nil: "Your answer is not a number."
    case .path where PredictedPath(answer) == nil: "Your answer is not a list of values."
    default: nil
    }
  }
}
