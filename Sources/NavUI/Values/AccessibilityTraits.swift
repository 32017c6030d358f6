/// A set of traits that assistive technologies announce for a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  /// Creates an empty set.
  public init() {
    names = []
  }

  private init(name: String) {
    names = [name]
  }

  /// The trait of a button.
  public static let isButton = AccessibilityTraits(name: "isButton")

  /// The trait of a heading.
  public static let isHeader = AccessibilityTraits(name: "isHeader")

  /// The trait of a selected view.
  public static let isSelected = AccessibilityTraits(name: "isSelected")

  /// The trait of a link.
  public static let isLink = AccessibilityTraits(name: "isLink")

  /// The trait of a search field.
  public static let isSearchField = AccessibilityTraits(name: "isSearchField")

  /// The trait of an image.
  public static let isImage = AccessibilityTraits(name: "isImage")

  /// The trait of a view that plays a sound.
  public static let playsSound = AccessibilityTraits(name: "playsSound")

  /// The trait of a key on a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")

  /// The trait of text that does not change.
  public static let isStaticText = AccessibilityTraits(name: "isStaticText")

  /// The trait of a summary of the screen.
  public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")

  /// The trait of a view that changes often.
  public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")

  /// The trait of a view that starts audio or video.
  public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")

  /// The trait of a view that receives touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")

  /// The trait of a view that turns the page after the view has been read to the end.
  public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")

  /// The trait of a view that hides the views behind it.
  public static let isModal = AccessibilityTraits(name: "isModal")

  /// The trait of a switch.
  public static let isToggle = AccessibilityTraits(name: "isToggle")

  /// The trait of a tab bar.
  public static let isTabBar = AccessibilityTraits(name: "isTabBar")
}

extension AccessibilityTraits {
  /// Returns whether the set contains all traits of another set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  /// Returns the traits that are in either set.
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

  /// Returns the traits that are in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var difference = self
    difference.formSymmetricDifference(other)
    return difference
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    names.formUnion(other.names)
  }

  /// Removes the traits that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  /// Replaces the set with the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  /// Adds the traits of another set, and returns whether any of them was missing.
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

  /// Removes the traits of another set, and returns the removed traits or nil if there were none.
  ///
  /// - Parameter member: The traits.
  /// - Returns: The removed ones.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }

  /// Adds the traits of another set, and returns those that the set already contained, or nil if there were none.
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
