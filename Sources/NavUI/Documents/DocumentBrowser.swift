/// A screen for creating or opening a document, which then pushes the document's editor.
@available(iOS 14.0, *)
struct DocumentBrowser<Document, Content: View> {
  let types: [UTType]
  let new: (() -> Document)?
  let read: (FileDocumentReadConfiguration) throws -> Document
  let editor: (Binding<Document>, URL?) -> Content
  @State var document: Document?
  @State var url: URL?
  @State var problem: String?
}

@available(iOS 14.0, *)
extension DocumentBrowser: View {
  var body: some View {
    NavigationStack {
      List {
        if let new {
          Button("Create Document") {
            url = nil
            document = new()
          }
        }
        ForEach(FileBrowser.files(of: types), id: \.self) { file in
          Button(file.lastPathComponent) { open(file) }
        }
      }
      .navigationTitle("Documents")
      .navigationDestination(isPresented: isOpen) { opened }
      .alert(problem ?? "", isPresented: hasProblem) {}
    }
  }

  @ViewBuilder private var opened: some View {
    if let document {
      let binding = Binding(get: { self.document ?? document }, set: { self.document = $0 })
      editor(binding, url)
        .navigationTitle(url?.deletingPathExtension().lastPathComponent ?? "Untitled")
    }
  }

  private var isOpen: Binding<Bool> {
    Binding(get: { document != nil }, set: { if !$0 { document = nil } })
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  private func open(_ file: URL) {
    do {
      let type = types.first ?? UTType(identifier: "public.data")
      document = try read(
        FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: file))
      )
      url = file
    } catch {
      problem = "The document \"\(file.lastPathComponent)\" could not be opened. \(error)"
    }
  }
}
