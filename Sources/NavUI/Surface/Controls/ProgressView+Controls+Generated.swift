// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indicator of work in progress.
  public nonisolated init() {
    self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: nil)
  }

  /// Creates a bar for a fraction of the work.
  ///
  /// - Parameters:
  ///   - value: The amount of work done, or nil if it is not known.
  ///   - total: All of the work.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      label: EmptyView(),
      currentValueLabel: EmptyView(),
      fraction: value.map { Double($0 / total) }
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indicator with a label.
  ///
  /// - Parameter label: The label of the activity.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: EmptyView(), fraction: nil)
  }

  /// Creates an indicator with a text.
  ///
  /// - Parameter titleKey: The label of the activity.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), currentValueLabel: EmptyView(), fraction: nil)
  }

  /// Creates an indicator with a text.
  ///
  /// - Parameter title: The label of the activity.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), currentValueLabel: EmptyView(), fraction: nil)
  }

  /// Creates a bar with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the activity.
  ///   - value: The amount of work done, or nil if it is not known.
  ///   - total: All of the work.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(
      label: Text(titleKey),
      currentValueLabel: EmptyView(),
      fraction: value.map { Double($0 / total) }
    )
  }

  /// Creates a bar with a label.
  ///
  /// - Parameters:
  ///   - value: The amount of work done, or nil if it is not known.
  ///   - total: All of the work.
  ///   - label: The label of the activity.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      currentValueLabel: EmptyView(),
      fraction: value.map { Double($0 / total) }
    )
  }
}

extension ProgressView {
  /// Creates a progress view with a label and a text for the value.
  ///
  /// - Parameters:
  ///   - value: The amount of work done, or nil if it is unknown.
  ///   - total: The total amount of work.
  ///   - label: The label of the activity.
  ///   - currentValueLabel: The value in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(),
      currentValueLabel: currentValueLabel(),
      fraction: value.map { Double($0 / total) }
    )
  }

  /// Creates a progress view from a style's configuration.
  ///
  /// - Parameter configuration: The properties of the progress view.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
  {
    self.init(
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      fraction: configuration.fractionCompleted
    )
  }

  /// Creates a progress view of a task that reports its progress.
  ///
  /// - Parameter progress: The report.
  public nonisolated init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      label: EmptyView(),
      currentValueLabel: EmptyView(),
      fraction: progress.fractionCompleted
    )
  }

  /// Creates a progress view with a title and a value.
  ///
  /// - Parameters:
  ///   - title: The label of the activity.
  ///   - value: The amount of work done, or nil if it is unknown.
  ///   - total: The total amount of work.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(
      label: Text(title),
      currentValueLabel: EmptyView(),
      fraction: value.map { Double($0 / total) }
    )
  }

  /// Creates a progress view of a time interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the progress runs backwards.
  ///   - label: The label of the activity.
  @available(iOS 16.0, *)
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(label: label(), currentValueLabel: EmptyView(), fraction: nil)
  }

  /// Creates a progress view of a time interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the progress runs backwards.
  @available(iOS 16.0, *)
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: nil)
  }
}
