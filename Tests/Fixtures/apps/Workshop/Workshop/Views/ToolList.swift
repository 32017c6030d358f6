import PhotosUI
import QuickLook
import SwiftUI
import WorkshopKit

struct ToolList: View {
    @State private var tools: [WorkshopKit.Tool] = .samples
    @State private var photo: PhotosPickerItem?
    @State private var preview: URL?
    @StateObject private var notes = NotesFile()

    var body: some View {
        NavigationStack {
            List {
                ForEach(tools) { tool in
                    NavigationLink(tool.name, value: tool)
                }
                Section("Notes") {
                    ForEach(notes.lines, id: \.self) { Text($0) }
                }
                PhotosPicker(selection: $photo, matching: .images, photoLibrary: .shared()) {
                    Text("Add a photo")
                }
                Button("Keep the passcode") {
                    if PasscodeStore.save("1234") { tools.append(Tool(id: 3, name: "Safe", uses: [])) }
                }
            }
            .navigationTitle("Tools")
            .navigationDestination(for: Tool.self) { ToolDetail(tool: $0) }
            .quickLookPreview($preview)
            .task {
                await notes.load()
                notes.watch()
            }
            .onReceive(NotificationCenter.default.publisher(for: .deviceDidShake)) { _ in
                tools.shuffle()
            }
        }
    }
}
