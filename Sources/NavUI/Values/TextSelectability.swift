/// Whether text can be selected.
@available(iOS 15.0, *)
public protocol TextSelectability: Sendable {}

/// Text that can be selected.
@available(iOS 15.0, *)
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
@available(iOS 15.0, *)
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
