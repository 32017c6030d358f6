// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Stepper where Label == Text {
  /// Creates a stepper with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value.
  ///   - step: The distance of two values.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1
  ) { self.init(titleResource.localizedKey, value: value, step: step) }

  /// Creates a stepper with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance of two values.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) { self.init(titleResource.localizedKey, value: value, in: bounds, step: step) }
}
