/// A reader that returns prepared inputs.
package struct ScriptedLineReader: LineReader {
  private var inputs: ArraySlice<LineInput>
  /// The prompts that were shown, without their colours.
  package private(set) var prompts: [String] = []

  /// Creates a reader that returns the given inputs, followed by the end of the input.
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
