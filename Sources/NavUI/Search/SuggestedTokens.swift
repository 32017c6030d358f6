extension View {
  /// Adds a search field with tokens to the screen and suggests further tokens.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field.
  ///   - suggestedTokens: Tokens that can be tapped while a user searches.
  ///   - placement: The placement of the field.
  ///   - prompt: The text in the empty field.
  ///   - token: The view of a token.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    SearchExtraView(
      content: searchable(
        text: text,
        tokens: tokens,
        placement: placement,
        prompt: prompt,
        token: token
      ),
      extra: SuggestedTokens(tokens: tokens, suggested: suggestedTokens, token: token)
    )
  }

  /// Adds a search field with tokens to the screen and suggests further tokens.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field.
  ///   - suggestedTokens: Tokens that can be tapped while a user searches.
  ///   - placement: The placement of the field.
  ///   - prompt: The text in the empty field.
  ///   - token: The view of a token.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  /// Adds a search field with editable tokens to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - editableTokens: The tokens in the field.
  ///   - placement: The placement of the field.
  ///   - prompt: The text in the empty field.
  ///   - token: The view of a token.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      isPresented: nil,
      prompt: prompt,
      tokens: editableTokens.wrappedValue.indices.map { index in
        AnyView(token(editableTokens.element(at: index)))
      }
    )
  }
}

/// A view of the tokens that a search field suggests and adds when they are tapped.
private struct SuggestedTokens<
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  T: View
> where C.Element: Identifiable {
  let tokens: Binding<C>
  let suggested: Binding<C>
  let token: (C.Element) -> T
}

extension SuggestedTokens: View {
  var body: some View {
    ForEach(suggested.wrappedValue) { element in
      Button {
        tokens.wrappedValue.append(element)
      } label: {
        token(element)
      }
    }
  }
}
