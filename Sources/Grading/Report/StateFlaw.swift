package import Course

/// A difference between an app's actual and expected states.
package struct StateFlaw: Hashable, Sendable, Codable {
  package var kind: Kind
  /// The part of the state that differs.
  package var part: Goal.Part
  /// The expected part, or nil if there is none.
  package var expected: String?
  /// The part that the app showed, or nil if it showed none.
  package var seen: String?

  package init(_ kind: Kind, part: Goal.Part, expected: String? = nil, seen: String? = nil) {
    self.kind = kind
    self.part = part
    self.expected = expected
    self.seen = seen
  }

  /// A kind of difference between states.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A screen that is missing from the stack.
    case missingScreen = "missing-screen"
    /// An unexpected screen on the stack.
    case extraScreen = "extra-screen"
    /// The expected screens in a different order.
    case wrongOrder = "wrong-order"
    /// A selected tab other than the expected tab.
    case wrongTab = "wrong-tab"
    /// An app without tabs.
    case noTabs = "no-tabs"
    /// A sheet, cover, alert or dialog that is unexpectedly open.
    case leftOpen = "left-open"
    /// An expected sheet, cover, alert or dialog that is not open.
    case notPresented = "not-presented"
    /// A presentation that shows screens other than the expected ones.
    case wrongPresentation = "wrong-presentation"
    /// A path that contains values other than the expected ones.
    case wrongPath = "wrong-path"
    /// An app in which no navigation stack has a path.
    case noStack = "no-stack"
    /// A screen without an expected text.
    case missingText = "missing-text"
  }

  /// A sentence about the difference.
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
