import SwiftData
import SwiftUI

struct NotebookView: View {
    @Environment(NavigationState.self) private var navigation
    @Environment(\.modelContext) private var context
    @Query(sort: \Folder.createdAt) private var folders: [Folder]

    var body: some View {
        @Bindable var navigation = navigation
        NavigationSplitView(preferredCompactColumn: $navigation.column) {
            FolderSidebar(folders: folders)
        } content: {
            if let folder = navigation.folder {
                NoteList(folder: folder)
            } else {
                ContentUnavailableView("Pick a Folder", systemImage: "folder")
            }
        } detail: {
            NavigationStack {
                if let note = navigation.note {
                    NoteEditor(note: note)
                } else {
                    Text("No note selected").foregroundStyle(.secondary)
                }
            }
        }
        .onChange(of: navigation.pendingTitle) { _, title in
            guard let title else { return }
            let descriptor = FetchDescriptor<Note>(predicate: #Predicate { $0.title == title })
            if let note = try? context.fetch(descriptor).first { navigation.show(note) }
            navigation.pendingTitle = nil
        }
        .task(seed)
    }

    @Sendable
    private func seed() async {
        guard folders.isEmpty else { return }
        let work = Folder(name: "Work", symbol: "briefcase")
        context.insert(work)
        context.insert(Note(title: "Agenda", body: "Three points", folder: work))
        context.insert(Note(title: "Budget", body: "Numbers", folder: work))
        context.insert(Folder(name: "Private"))
        try? context.save()
    }
}

struct FolderSidebar: View {
    let folders: [Folder]
    @Environment(NavigationState.self) private var navigation
    @Environment(\.modelContext) private var context
    @State private var newFolder = ""
    @State private var adding = false
    @State private var cloud = "…"

    var body: some View {
        @Bindable var navigation = navigation
        List(selection: $navigation.folder) {
            Section("Folders") {
                ForEach(folders) { folder in
                    Label(folder.name, systemImage: folder.symbol)
                        .badge(folder.notes?.count ?? 0)
                        .tag(folder)
                        .contextMenu {
                            Button("Delete", role: .destructive) { delete(folder) }
                        }
                }
            }
            Section("Sync") { Text(cloud) }
        }
        .navigationTitle("Folders")
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Button("New Folder", systemImage: "folder.badge.plus") { adding = true }
            }
        }
        .alert("New Folder", isPresented: $adding) {
            TextField("Name", text: $newFolder)
            Button("Add") {
                context.insert(Folder(name: newFolder))
                newFolder = ""
            }
        }
        .task { cloud = await CloudStatus.describe() }
    }

    private func delete(_ folder: Folder) {
        if navigation.folder == folder { navigation.folder = nil }
        context.delete(folder)
    }
}
