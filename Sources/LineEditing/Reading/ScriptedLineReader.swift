/// A reader that plays a prepared list.
package struct ScriptedLineReader: LineReader {
  private var inputs: ArraySlice<LineInput>
  /// The prompts that were shown, without colours.
  package private(set) var prompts: [String] = []

  /// Creates a list of inputs, after which the input ends.
  ///
  /// - Parameter inputs: The inputs, in order.
  package init(_ inputs: [LineInput]) {
    self.inputs = inputs[...]
  }

  package mutating func readLine(
    prompt: Prompt,
    completion: @escaping (String) -> Completions
  ) -> LineInput {
    prompts.append(prompt.text)
    return inputs.popFirst() ?? .end
  }
}
