import SwiftUI
import UniformTypeIdentifiers

struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "empty"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@main
struct WriterApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
    DocumentGroup(newDocument: TextDocument()) { file in
      TextEditor(text: file.$document.text)
    }
  }
}

struct ContentView: View {
  @State private var importsFile = false
  @State private var exportsFile = false
  @State private var document = TextDocument()
  @State private var status = "nothing"

  var body: some View {
    NavigationStack {
      Form {
        Text(status)
        Button("Import") { importsFile = true }
        Button("Export") { exportsFile = true }
        TextField("Text", text: $document.text)
      }
      .navigationTitle("Writer")
      .fileImporter(isPresented: $importsFile, allowedContentTypes: [.plainText]) { result in
        switch result {
        case .success(let url):
          status = "imported \(url.lastPathComponent)"
          document.text = (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
        case .failure(let error): status = error.localizedDescription
        }
      }
      .fileExporter(
        isPresented: $exportsFile,
        document: document,
        contentType: .plainText,
        defaultFilename: "Letter"
      ) { result in
        if case .success(let url) = result { status = "exported \(url.lastPathComponent)" }
      }
      .onDrop(of: [.plainText], isTargeted: nil) { providers in !providers.isEmpty }
    }
  }
}
