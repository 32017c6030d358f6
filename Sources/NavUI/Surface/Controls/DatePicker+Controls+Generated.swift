// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension DatePicker {
  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: The parts of the date to choose.
  ///   - label: The label of the date.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The dates to choose from.
  ///   - displayedComponents: The parts of the date to choose.
  ///   - label: The label of the date.
  public nonisolated init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The dates to choose from.
  ///   - displayedComponents: The parts of the date to choose.
  ///   - label: The label of the date.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The dates to choose from.
  ///   - displayedComponents: The parts of the date to choose.
  ///   - label: The label of the date.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }
}

extension DatePicker where Label == Text {
  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - selection: The date.
  ///   - range: The dates to choose from.
  ///   - displayedComponents: The parts of the date to choose.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - title: The label of the date.
  ///   - selection: The date.
  ///   - range: The dates to choose from.
  ///   - displayedComponents: The parts of the date to choose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(title), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - selection: The date.
  ///   - range: The dates to choose from.
  ///   - displayedComponents: The parts of the date to choose.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - title: The label of the date.
  ///   - selection: The date.
  ///   - range: The dates to choose from.
  ///   - displayedComponents: The parts of the date to choose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(title), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - selection: The date.
  ///   - displayedComponents: The parts to choose.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection) }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - title: The label of the date.
  ///   - selection: The date.
  ///   - displayedComponents: The parts to choose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(title), selection: selection) }

  /// Creates a date picker with bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - selection: The date.
  ///   - range: The bounds.
  ///   - displayedComponents: The parts to choose.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), selection: selection) }

  /// Creates a date picker with bounds.
  ///
  /// - Parameters:
  ///   - title: The label of the date.
  ///   - selection: The date.
  ///   - range: The bounds.
  ///   - displayedComponents: The parts to choose.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(title), selection: selection) }
}
