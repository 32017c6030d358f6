package import Course

/// One way in which an app is in another state than it should be.
package struct StateFlaw: Hashable, Sendable, Codable {
  package var kind: Kind
  /// The part of the state that it is in.
  package var part: Goal.Part
  /// The part that should be there, if one should.
  package var expected: String?
  /// The part that is there, if one is.
  package var seen: String?

  package init(_ kind: Kind, part: Goal.Part, expected: String? = nil, seen: String? = nil) {
    self.kind = kind
    self.part = part
    self.expected = expected
    self.seen = seen
  }

  /// A kind of difference between states.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A screen is not on the stack.
    case missingScreen = "missing-screen"
    /// A screen is on the stack that should not be.
    case extraScreen = "extra-screen"
    /// The right screens are in another order.
    case wrongOrder = "wrong-order"
    /// Another tab is selected.
    case wrongTab = "wrong-tab"
    /// There are no tabs.
    case noTabs = "no-tabs"
    /// A sheet, cover, alert or dialog is open that should not be.
    case leftOpen = "left-open"
    /// A sheet, cover, alert or dialog is not open.
    case notPresented = "not-presented"
    /// The presentation shows other screens.
    case wrongPresentation = "wrong-presentation"
    /// The path holds other values.
    case wrongPath = "wrong-path"
    /// There is no navigation stack that has a path.
    case noStack = "no-stack"
    /// A text is not on the screen.
    case missingText = "missing-text"
  }

  /// The flaw as a sentence.
  package var sentence: String {
    let expected = expected ?? ""
    let seen = seen ?? ""
    return switch kind {
    case .missingScreen: "The screen \(expected) is missing."
    case .extraScreen: "The screen \(seen) is one too many."
    case .wrongOrder: "The screens are in another order: \(seen)."
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
