/// The traits that assistive technologies announce for a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  /// Creates an empty set.
  public init() {
    names = []
  }

  private init(name: String) {
    names = [name]
  }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(name: "isButton")

  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(name: "isHeader")

  /// The view is selected.
  public static let isSelected = AccessibilityTraits(name: "isSelected")

  /// The view is a link.
  public static let isLink = AccessibilityTraits(name: "isLink")

  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(name: "isSearchField")

  /// The view is an image.
  public static let isImage = AccessibilityTraits(name: "isImage")

  /// The view plays a sound.
  public static let playsSound = AccessibilityTraits(name: "playsSound")

  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")

  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(name: "isStaticText")

  /// The view is a summary of the screen.
  public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")

  /// The view changes often.
  public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")

  /// The view starts audio or video.
  public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")

  /// Touches go directly to the view.
  public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")

  /// Reading to the end turns the page.
  public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")

  /// The view hides the views behind it.
  public static let isModal = AccessibilityTraits(name: "isModal")

  /// The view is a switch.
  public static let isToggle = AccessibilityTraits(name: "isToggle")

  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(name: "isTabBar")
}

extension AccessibilityTraits {
  /// Returns whether all of another set's traits are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  /// Returns the traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var intersection = self
    intersection.formIntersection(other)
    return intersection
  }

  /// Returns the traits that are in one of the sets only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var difference = self
    difference.formSymmetricDifference(other)
    return difference
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    names.formUnion(other.names)
  }

  /// Keeps the traits that are in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  /// Keeps the traits that are in one of the sets only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  /// Adds traits.
  ///
  /// - Parameter newMember: The traits.
  /// - Returns: Whether some were missing, and the traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits.
  ///
  /// - Parameter member: The traits.
  /// - Returns: The removed ones.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }

  /// Adds traits.
  ///
  /// - Parameter newMember: The traits.
  /// - Returns: The existing ones.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.names.isEmpty ? nil : known
  }
}
