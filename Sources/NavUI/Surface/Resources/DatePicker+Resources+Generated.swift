// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension DatePicker where Label == Text {
  /// Creates a date picker with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: The date.
  ///   - displayedComponents: The parts of the date to choose.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.localizedKey,
      selection: selection,
      displayedComponents: displayedComponents
    )
  }
}
