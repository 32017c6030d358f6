internal import NavFoundation
internal import OpenCombine

/// The roles of objects' properties, which are cached by type because finding them takes time.
package struct PropertyRoles {
  private var known: [ObjectIdentifier: Role] = [:]

  package init() {}

  private enum Role {
    /// The role of a property that stores a value without a wrapper.
    case plain
    /// The role of a wrapper whose value is published.
    case published
    /// The role of a publisher or of storage for subscriptions.
    case plumbing
  }

  /// Returns the visible part of a property's value, or nil if the value only serves Combine.
  mutating func shown(_ value: Any) -> Any? {
    switch role(of: value) {
    case .plain: value
    case .published: (value as? any PublishedValue)?.currentValue ?? value
    case .plumbing: nil
    }
  }

  private mutating func role(of value: Any) -> Role {
    let type = type(of: value)
    // The role of an optional depends on its wrapped type.
    guard TypeMetadata(type).kind != .optional else { return Self.role(of: value) }
    if let role = known[ObjectIdentifier(type)] { return role }
    let role = Self.role(of: value)
    known[ObjectIdentifier(type)] = role
    return role
  }

  private static func role(of value: Any) -> Role {
    if value is any Publisher || value is any Cancellable
      || value is any Collection<AnyCancellable>
    {
      return .plumbing
    }
    return value is any PublishedValue ? .published : .plain
  }
}
