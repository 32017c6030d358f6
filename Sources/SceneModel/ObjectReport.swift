/// An observable object that an app's views own, as the driver sees it.
package struct ObjectReport: Codable, Hashable, Sendable {
  /// The name at the prompt: the property's name, with `#2`, `#3`… for more objects of the same
  /// class.
  package var name: String
  /// The object's class.
  package var type: String
  /// The object's stored properties, in the order of their declaration.
  package var properties: [Property]
  /// The places where the object is owned or injected, in words such as `@State router in ShopApp`.
  ///
  /// They are empty if only another object owns it; the name is then the path to it, as in
  /// `app.router`.
  package var holders: [String]
  /// The reach of the object's changes.
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

  /// Whether the object belongs to another one, without a view that owns it.
  package var isInner: Bool { holders.isEmpty }

  /// The reach of an object's changes, compared with another object of its class.
  package enum Reach: String, Codable, CaseIterable, Sendable {
    /// They are visible on a screen, or nothing suggests the contrary.
    case screen
    /// No stack uses the object's path, although one uses the path of another object of the class.
    case noStack
    /// No screen reads the object, although one reads another object of the class.
    case noScreen
  }

  /// One stored property and its value as a Swift literal.
  package struct Property: Codable, Hashable, Sendable {
    /// The property's name.
    package var name: String
    /// The value, as a Swift literal if it has one.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}
