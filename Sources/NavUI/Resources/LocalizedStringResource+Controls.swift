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
  ) {
    self.init(titleResource.localizedKey, action: action)
  }

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
  ) {
    self.init(titleResource.localizedKey, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isOn: Whether it is on.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.localizedKey, isOn: isOn)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: The text.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(titleResource.localizedKey, text: text)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: The text.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(titleResource.localizedKey, text: text)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: The selection.
  ///   - content: The choices.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.localizedKey, selection: selection, content: content)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value.
  ///   - step: The distance between values.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1
  ) {
    self.init(titleResource.localizedKey, value: value, step: step)
  }

  /// Creates a stepper with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(titleResource.localizedKey, value: value, in: bounds, step: step)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The choices.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.localizedKey, content: content)
  }
}

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
  ) {
    self.init(titleResource.localizedKey, value: value, total: total)
  }
}

extension Link where Label == Text {
  /// Creates a link with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - destination: The URL.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(titleResource.localizedKey, destination: destination)
  }
}

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

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether it may be transparent.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleResource.localizedKey, selection: selection, supportsOpacity: supportsOpacity)
  }
}
