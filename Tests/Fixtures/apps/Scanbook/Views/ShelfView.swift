import SwiftUI

struct ShelfView: View {
    @EnvironmentObject private var shelf: Shelf
    @State private var editMode: EditMode = .inactive
    @State private var showsSettings = false
    @State private var filter: String?

    private var tags: [String] { shelf.scans.reduce(into: Set<String>()) { $0.formUnion($1.tags) }.sorted() }
    private var shown: [Scan] { shelf.scans.filter { scan in filter.map(scan.tags.contains) ?? true } }

    var body: some View {
        NavigationStack {
            List(selection: $shelf.selection) {
                ForEach(shown) { scan in
                    NavigationLink(value: scan.id) {
                        VStack(alignment: .leading) {
                            Text(scan.title).font(.headline)
                            Text(scan.preview).font(.subheadline).lineLimit(2)
                        }
                    }
                }
            }
            .environment(\.editMode, $editMode)
            .navigationTitle("Shelf")
            .navigationDestination(for: Scan.ID.self) { ScanView(id: $0) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(editMode.isEditing ? "Finish" : "Select") {
                        withAnimation { editMode = editMode.isEditing ? .inactive : .active }
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Menu {
                        Button("All") { filter = nil }
                        ForEach(tags, id: \.self) { tag in Button(tag) { filter = tag } }
                        Divider()
                        Button("Settings") { showsSettings = true }
                    } label: {
                        Label("More", systemImage: "ellipsis.circle")
                    }
                }
                ToolbarItem(placement: .bottomBar) {
                    if editMode.isEditing {
                        Button("Delete Selected", role: .destructive, action: shelf.deleteSelected)
                            .disabled(shelf.selection.isEmpty)
                    }
                }
            }
            .sheet(isPresented: $showsSettings) { SettingsView() }
        }
    }
}

struct SettingsView: View {
    @AppStorage("appearance") private var appearance = Appearance.system
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.inline)
            }
            .navigationTitle("Settings")
            .toolbar { Button("Done") { dismiss() } }
        }
    }
}
