import SwiftUI
import UniformTypeIdentifiers

struct ScanView: View {
    let id: Scan.ID
    @EnvironmentObject private var shelf: Shelf
    @State private var showsCamera = false
    @State private var cameraDenied = false
    @State private var showsExporter = false
    @State private var typed = ""
    @State private var failure: RecognitionError?

    private var scan: Scan { shelf.binding(for: id) ?? Scan(title: "Gone") }

    var body: some View {
        Form {
            Section("Pages") {
                ForEach(Array(scan.pages.enumerated()), id: \.element.id) { index, page in
                    DisclosureGroup("Page \(index + 1)") { Text(page.text).textSelection(.enabled) }
                }
                if scan.pages.isEmpty { Text("No pages yet") }
            }
            Section {
                TextField("Type a page", text: $typed, axis: .vertical)
                Button("Add Page") {
                    shelf.add(typed, to: id)
                    typed = ""
                }
                .disabled(typed.isEmpty)
                Button("Scan with Camera") { Task { await openCamera() } }
                Button("Read Picture") { Task { await read() } }
            }
            Button("Export") { showsExporter = true }
        }
        .navigationTitle(scan.title)
        .sheet(isPresented: $showsCamera) { CameraView { _ in showsCamera = false } }
        .alert("Camera is off", isPresented: $cameraDenied) {
            Button("Settings") {
                if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Allow the camera in Settings.")
        }
        .alert(isPresented: .init(get: { failure != nil }, set: { if !$0 { failure = nil } }), error: failure) {
            Button("OK") {}
        }
        .fileExporter(isPresented: $showsExporter, document: TextFile(text: shelf.export(scan)), contentType: .plainText, defaultFilename: scan.title) { _ in }
    }

    private func openCamera() async {
        if await CameraAccess.request() { showsCamera = true } else { cameraDenied = true }
    }

    private func read() async {
        do {
            shelf.add(try await TextRecognizer().text(in: UIImage(systemName: "doc")), to: id)
        } catch {
            failure = error as? RecognitionError
        }
    }
}

struct TextFile: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
