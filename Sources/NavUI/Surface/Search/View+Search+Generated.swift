// Made by Scripts/generate from Scripts/surface/Search.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt, tokens: [])
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: [])
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: [])
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - isPresented: Whether a user uses the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt, tokens: [])
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - isPresented: Whether a user uses the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: []
    )
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - isPresented: Whether a user uses the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: []
    )
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  ///   - token: The view of a token.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      isPresented: nil,
      prompt: prompt,
      tokens: tokens.wrappedValue.map { AnyView(token($0)) }
    )
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  ///   - token: The view of a token.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      isPresented: nil,
      prompt: Text(prompt),
      tokens: tokens.wrappedValue.map { AnyView(token($0)) }
    )
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  ///   - token: The view of a token.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      isPresented: nil,
      prompt: Text(prompt),
      tokens: tokens.wrappedValue.map { AnyView(token($0)) }
    )
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  ///   - suggestions: The suggestions, shown while a user searches.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchExtraView(
      content: searchable(text: text, placement: placement, prompt: prompt),
      extra: suggestions()
    )
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  ///   - suggestions: The suggestions, shown while a user searches.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchExtraView(
      content: searchable(text: text, placement: placement, prompt: Text(prompt)),
      extra: suggestions()
    )
  }
}
