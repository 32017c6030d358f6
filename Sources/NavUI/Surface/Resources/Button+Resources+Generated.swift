// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Button where Label == Text {
  /// Creates a button with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - action: The action of a tap.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(titleResource.localizedKey, action: action) }

  /// Creates a button with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - role: The purpose of the button.
  ///   - action: The action of a tap.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(titleResource.localizedKey, role: role, action: action) }
}
