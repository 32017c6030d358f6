// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the days.
  ///   - selection: The days.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title for days in a range.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the days.
  ///   - selection: The days.
  ///   - bounds: The range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// Creates a picker with a title for days from a date on.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the days.
  ///   - selection: The days.
  ///   - bounds: The first day.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
}
