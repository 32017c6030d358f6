import SwiftUI
import UniformTypeIdentifiers

final class Letter: ReferenceFileDocument, @unchecked Sendable {
  static var readableContentTypes: [UTType] { [.plainText] }
  @Published var text: String

  init() { text = "Dear" }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func snapshot(contentType: UTType) throws -> String { text }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

@main
struct LetterApp: App {
  var body: some Scene {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    DocumentGroup(newDocument: { Letter() }) { file in
      LetterView(letter: file.document)
    }
  }
}

struct LetterView: View {
  @ObservedObject var letter: Letter

  var body: some View {
    VStack {
      TextEditor(text: $letter.text)
      Text("\(letter.text.count) letters")
      NavigationLink("Details") { Text("written today").navigationTitle("Details") }
    }
  }
}
