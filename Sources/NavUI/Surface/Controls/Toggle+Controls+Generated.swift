// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Toggle where Label == Text {
  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - isOn: Whether the switch is on.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - title: The label of the switch.
  ///   - isOn: Whether the switch is on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch from a style's configuration.
  ///
  /// - Parameter configuration: The properties of the switch.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == NavUI.Label<Text, Image> {
  /// Creates a switch with a text and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: Whether the switch is on.
  @available(iOS 17.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  { self.init(isOn: isOn) { NavUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a switch with a text and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The label of the switch.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: Whether the switch is on.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { NavUI.Label(title, systemImage: systemImage) }
  }
}
