// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view with a localizable title.
  ///
  /// - Parameter titleResource: The title.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(titleResource.localizedKey)
  }

  /// Creates a progress view with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The amount of work done.
  ///   - total: The total amount of work.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: V?,
    total: V = 1.0
  ) { self.init(titleResource.localizedKey, value: value, total: total) }
}
