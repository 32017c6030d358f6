package import Course

/// One difference between an app's actual and expected state.
package struct StateFlaw: Hashable, Sendable, Codable {
  package var kind: Kind
  /// The part of the state that differs.
  package var part: Goal.Part
  /// The expected part, if there is one.
  package var expected: String?
  /// The actual part, if there is one.
  package var seen: String?

  package init(_ kind: Kind, part: Goal.Part, expected: String? = nil, seen: String? = nil) {
    self.kind = kind
    self.part = part
    self.expected = expected
    self.seen = seen
  }

  /// A kind of difference between states.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A screen is missing from the stack.
    case missingScreen = "missing-screen"
    /// An unexpected screen is on the stack.
    case extraScreen = "extra-screen"
    /// The right screens are in a different order.
    case wrongOrder = "wrong-order"
    /// Another tab is selected.
    case wrongTab = "wrong-tab"
    /// There are no tabs.
    case noTabs = "no-tabs"
    /// A sheet, cover, alert or dialog is unexpectedly open.
    case leftOpen = "left-open"
    /// A sheet, cover, alert or dialog is not open.
    case notPresented = "not-presented"
    /// The presentation shows other screens.
    case wrongPresentation = "wrong-presentation"
    /// The path contains other values.
    case wrongPath = "wrong-path"
    /// There is no navigation stack with a path.
    case noStack = "no-stack"
    /// Some text is missing from the screen.
    case missingText = "missing-text"
  }

  /// The difference as a sentence.
  package var sentence: String {
    let expected = expected ?? ""
    let seen = seen ?? ""
    return switch kind {
    case .missingScreen: "The screen \(expected) is missing."
    case .extraScreen: "The screen \(seen) is not expected."
    case .wrongOrder: "The screens are in a different order: \(seen)."
    case .wrongTab: "The tab \(seen) is selected, not \(expected)."
    case .noTabs: "There are no tabs; \(expected) should be selected."
    case .leftOpen: "The \(seen) is open."
    case .notPresented: "The \(expected) is not open."
    case .wrongPresentation: "The \(seen) is open, not the \(expected)."
    case .wrongPath: "The path is \(seen)."
    case .noStack: "There is no navigation stack."
    case .missingText: "The text \(expected) is not on the screen."
    }
  }
}
