internal import NavFoundation
internal import OpenCombine

/// The purposes of objects' properties, cached by type because the runtime takes time to find them.
package struct PropertyRoles {
  private var known: [ObjectIdentifier: Role] = [:]

  package init() {}

  private enum Role {
    /// A separate value.
    case plain
    /// A wrapper of the value.
    case published
    /// A publisher, or storage for subscriptions.
    case plumbing
  }

  /// Returns the visible part of a property's value, or nil if it only serves Combine.
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
