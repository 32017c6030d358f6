import Course
import SceneModel

/// The part of an app's state that can be compared with another app's: what the task promises.
///
/// How many screens lie above one another counts always; what they are called, which tab is selected and what lies over them
/// counts where a check names it.
struct WalkState: Hashable, Sendable {
  /// The places, one per line.
  let places: [String]
  /// The visible texts that are promised.
  let texts: Set<String>

  /// Reads the state of an app.
  ///
  /// - Parameters:
  ///   - snapshot: The app.
  ///   - promise: What is compared.
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
      // On a phone a popover is a sheet.
      let kind = presented.kind == .popover ? Goal.Presented.Kind.sheet : presented.kind
      let title = presented.title.map { title in name { $0 == title } } ?? Goal.anyScreen
      let content = presented.screens.isEmpty ? title : names(presented.screens)
      places.append("\(isNamed ? kind.rawValue : "over it"): \(content)")
    }
    self.places = places
    texts = promise.texts.intersection(seen.texts)
  }

  /// Returns whether an app in this state fulfils the solution's promise: the same places, and all
  /// its texts.
  ///
  /// - Parameter promised: The solution's state.
  /// - Returns: Whether it does.
  func keeps(_ promised: WalkState) -> Bool {
    places == promised.places && promised.texts.isSubset(of: texts)
  }
}
