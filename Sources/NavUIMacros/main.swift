// The compiler starts this plug-in when it first finds one of NavUI's macros, and communicates over
// standard input and output until it closes them.
import Foundation

do {
  let channel = CompilerChannel(input: .standardInput, output: .standardOutput)
  let expander = MacroExpander()
  while let request = try channel.receive() {
    try channel.send(expander.answer(request))
  }
} catch {
  FileHandle.standardError.write(Data("NavUIMacros: \(error)\n".utf8))
  exit(70)
}
