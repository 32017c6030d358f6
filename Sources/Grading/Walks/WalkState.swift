import Course
import SceneModel

/// The promised part of an app's state, for comparison with that of another app.
///
/// The number of screens in a stack always counts. Their names, the selected tab and the presentations count if a check
/// names them.
struct WalkState: Hashable, Sendable {
  /// The places of the state, as the lines of a tree.
  let places: [String]
  /// The visible promised texts, and one name for each promised part that a visible text contains.
  let texts: Set<String>

  /// Creates the state from a snapshot of an app.
  ///
  /// - Parameters:
  ///   - snapshot: The app.
  ///   - promise: The parts to compare.
  init(_ snapshot: Snapshot, _ promise: WalkPromise) {
    let seen = SeenState(snapshot)
    func name(_ isCalled: (String) -> Bool) -> String {
      promise.titles.filter(isCalled).sorted().first ?? Goal.anyScreen
    }
    func names(_ screens: [SeenState.Screen]) -> String {
      screens.map { name($0.isCalled) }.joined(separator: " > ")
    }
    var places: [String] = []
    if let tab = promise.tabs.filter({ seen.tab?.isCalled($0) == true }).sorted().first {
      places.append("tab \(tab)")
    }
    places.append(names(seen.screens))
    for presented in seen.presented {
      let isNamed = promise.presentations.contains { presented.isKind($0) }
      // On a phone, a popover is a sheet.
      let kind = presented.kind == .popover ? Goal.Presented.Kind.sheet : presented.kind
      let title = presented.title.map { title in name { $0 == title } } ?? Goal.anyScreen
      let content = presented.screens.isEmpty ? title : names(presented.screens)
      places.append("\(isNamed ? kind.rawValue : "over it"): \(content)")
    }
    self.places = places
    let parts = promise.fragments.filter { part in seen.texts.contains { $0.contains(part) } }
    texts = promise.texts.intersection(seen.texts).union(parts.map(Self.text(containing:)))
  }

  /// Returns a name that represents all texts that contain a given part.
  static func text(containing part: String) -> String { "…\(part)…" }

  /// Returns whether this state has the places and texts of another state and no contradicting text.
  ///
  /// - Parameters:
  ///   - promised: The solution's state.
  ///   - rivals: The texts that answer the same question.
  /// - Returns: Whether it keeps them.
  func keeps(_ promised: WalkState, _ rivals: RivalTexts = RivalTexts()) -> Bool {
    places == promised.places && promised.texts.isSubset(of: texts)
      && rivals.contradiction(in: texts, to: promised.texts) == nil
  }

  /// Returns whether this state has the places of the solution's state and no contradicting text.
  ///
  /// - Parameters:
  ///   - before: The solution's state in this place.
  ///   - rivals: The texts that answer the same question.
  /// - Returns: Whether it is.
  func staysLike(_ before: WalkState, _ rivals: RivalTexts) -> Bool {
    places == before.places && rivals.contradiction(in: texts, to: before.texts) == nil
  }

  /// Returns words that follow "the app" and describe the difference from the solution's state.
  ///
  /// - Parameters:
  ///   - promised: The solution's state.
  ///   - rivals: The texts that answer the same question.
  /// - Returns: A clause with the difference.
  func difference(from promised: WalkState, _ rivals: RivalTexts = RivalTexts()) -> String {
    guard places == promised.places, promised.texts.isSubset(of: texts),
      let pair = rivals.contradiction(in: texts, to: promised.texts)
    else { return "shows something different from the solution" }
    return "shows \(Literal.quoted(pair.other)) beside \(Literal.quoted(pair.right)); "
      + "the solution shows only the second of these texts"
  }
}
