/// An observable object that an app's views own, as reported to the driver.
package struct ObjectReport: Codable, Hashable, Sendable {
  /// The name at the prompt: the property's name, with `#2`, `#3` and so on for other objects of the class.
  package var name: String
  /// The object's class.
  package var type: String
  /// The object's stored properties, in the order of their declaration.
  package var properties: [Property]
  /// The places where the object is owned or injected, as descriptions such as `@State router in ShopApp`.
  ///
  /// They are empty if only another object owns it; the name is then the path to it, as in `app.router`.
  package var holders: [String]
  /// The extent to which the object's changes reach the screen.
  package var reach: Reach

  package init(
    name: String,
    type: String,
    properties: [Property],
    holders: [String],
    reach: Reach = .screen
  ) {
    self.name = name
    self.type = type
    self.properties = properties
    self.holders = holders
    self.reach = reach
  }

  /// A Boolean value that indicates whether the object is owned only by another object and not by a view.
  package var isInner: Bool { holders.isEmpty }

  /// The extent to which an object's changes reach the screen, judged by comparison with another object of its class.
  package enum Reach: String, Codable, CaseIterable, Sendable {
    /// Changes that are presumed to be visible on a screen, because there is no evidence to the contrary.
    case screen
    /// Changes to an object whose path no stack uses, although a stack uses the path of another object of the class.
    case noStack
    /// Changes to an object that no screen reads, although a screen reads another object of the same class.
    case noScreen
  }

  /// A stored property, with its value as a Swift literal.
  package struct Property: Codable, Hashable, Sendable {
    /// The property's name.
    package var name: String
    /// The value, as a Swift literal if possible.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}
