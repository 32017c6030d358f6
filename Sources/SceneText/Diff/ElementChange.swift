import SceneModel

/// A description of the earlier state of an outline's row.
enum ElementChange {
  /// Returns a description of the earlier state, or nil if the marks on the row are sufficient.
  ///
  /// Both lists contain a container, and possibly the screen on the same row.
  static func was(_ before: [Element], _ after: [Element]) -> String? {
    guard before.map(\.id) == after.map(\.id) else {
      guard let old = before.last, old.kind == .screen else { return nil }
      return "was \(old.designation)"
    }
    let phrases = zip(before, after).flatMap(phrases)
    return phrases.isEmpty ? nil : "was " + phrases.joined(separator: ", ")
  }

  private static func phrases(_ old: Element, _ new: Element) -> [String] {
    var phrases: [String] = []
    if old.label != new.label || old.name != new.name, old.designation != new.designation {
      phrases.append(old.designation)
    }
    if let path = old.path, path != new.path {
      let isCountEnough = path.count != new.path?.count
      phrases.append(
        isCountEnough
          ? "\(path.count)" : "[\(path.map(Printable.line).joined(separator: ", "))]"
      )
    } else if let value = old.value, value != new.value {
      phrases.append(Printable.line(old.kind == .tabView ? value.withoutLeadingDot : value))
    }
    if old.badge != new.badge {
      phrases.append(old.badge.map { "(\(Printable.line($0)))" } ?? "without badge")
    }
    phrases += words.compactMap { trait, with, without in
      guard old.has(trait) != new.has(trait) else { return nil }
      return old.has(trait) ? with : without
    }
    return phrases
  }

  private static let words: [(Element.Trait, String, String)] = [
    (.hidden, "hidden", "shown"),
    (.collapsed, "collapsed", "in columns"),
    (.disabled, "disabled", "enabled"),
    (.missingDestination, "without destination", "with a destination"),
    (.valueless, "not in the path", "in the path"),
    (.navigationBarHidden, "without navigation bar", "with a navigation bar"),
    (.tabBarHidden, "without tab bar", "with a tab bar"),
    (.inspector, "with an inspector", "without inspector"),
    (.backgroundUsable, "with a usable background", "without a usable background"),
    (.zooms, "with a zoom", "without a zoom"),
    (.overflow, "in More", "in the bar"),
    (.backButtonHidden, "without back button", "with a back button"),
    (.interactiveDismissDisabled, "cannot be swiped away", "can be swiped away"),
  ]
}
