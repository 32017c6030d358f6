"""The server as pytest-lsp's client meets it, with the abilities that real editors announce."""

import asyncio
import os

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SERVER = ClientServerConfig(server_command=[os.environ["NAVLAB"], "lsp"])
PATIENCE = int(os.environ.get('PATIENCE', '120'))


@pytest_lsp.fixture(
    config=SERVER, params=["visual_studio_code@v1.65.2", "neovim@v0.7.0", "emacs@v29.1"]
)
async def client(request, lsp_client: LanguageClient, project):
    """An editor that is told of findings."""
    await begin(lsp_client, project, client_capabilities(request.param))
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=SERVER)
async def puller(lsp_client: LanguageClient, project):
    """An editor that asks for findings, as VS Code does today."""
    capabilities = client_capabilities("visual_studio_code@v1.65.2")
    capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities()
    capabilities.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(
        refresh_support=True
    )
    await begin(lsp_client, project, capabilities)
    yield
    await lsp_client.shutdown_session()


async def begin(client: LanguageClient, project, capabilities):
    client.project = project
    client.watchers = []

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters: types.RegistrationParams):
        client.watchers += [registration.method for registration in parameters.registrations]

    answer = await client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            workspace_folders=[types.WorkspaceFolder(uri=project.as_uri(), name="project")],
            root_uri=project.as_uri(),
        )
    )
    assert answer.server_info.name == "navlab"


def uri(client, name):
    return (client.project / name).as_uri()


def open_document(client, name, text=None):
    text = text or (client.project / name).read_text(encoding="utf-8")
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri(client, name), language_id="swift", version=1, text=text)
        )
    )


def change(client, name, version, start, end, text):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(
                uri=uri(client, name), version=version
            ),
            content_changes=[
                types.TextDocumentContentChangePartial(range=stretch(start, end), text=text)
            ],
        )
    )


def stretch(start, end):
    return types.Range(types.Position(*start), types.Position(*end))


async def told(client, name, condition):
    """Waits until the findings of a document are as they should be."""
    for _ in range(PATIENCE * 10):
        found = client.diagnostics.get(uri(client, name))
        if found is not None and condition(found):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"{name}: {client.diagnostics.get(uri(client, name))}")


def codes(found):
    return [item.code for item in found]


async def pull(client, name, previous=None):
    return await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(
            text_document=types.TextDocumentIdentifier(uri(client, name)),
            previous_result_id=previous,
        )
    )


@pytest.mark.asyncio
async def test_files_that_are_not_open_count(client):
    open_document(client, "TownView.swift")
    found = await told(client, "TownView.swift", lambda items: len(items) == 1)
    assert codes(found) == ["nested-stack"]
    assert found[0].range == stretch((4, 4), (4, 19))
    assert found[0].source == "navlab"
    related = found[0].related_information
    assert related is None or related[0].location.uri.endswith("/HomeView.swift")


@pytest.mark.asyncio
async def test_what_the_editor_has_counts_and_places_are_utf16(client):
    open_document(client, "TownView.swift")
    await told(client, "TownView.swift", lambda items: len(items) == 1)
    # Behind a sign of two scalars, three units of UTF-16 wide.
    change(client, "TownView.swift", 2, (4, 28), (4, 31), "Old ")
    change(client, "TownView.swift", 3, (4, 4), (4, 21), "Group")
    change(client, "TownView.swift", 4, (4, 9), (4, 9), " {")
    await told(client, "TownView.swift", lambda items: not items)


@pytest.mark.asyncio
async def test_one_document_changes_what_is_wrong_in_another(client):
    open_document(client, "TownView.swift")
    open_document(client, "HomeView.swift")
    await told(client, "TownView.swift", lambda items: codes(items) == ["nested-stack"])
    change(client, "HomeView.swift", 2, (7, 6), (7, 16), "Text(\"Home\")")
    await told(client, "TownView.swift", lambda items: not items)
    change(client, "HomeView.swift", 3, (7, 6), (7, 18), "TownView()")
    await told(client, "TownView.swift", lambda items: codes(items) == ["nested-stack"])


@pytest.mark.asyncio
async def test_a_fix_is_an_action(client):
    open_document(client, "Router.swift")
    found = await told(client, "Router.swift", lambda items: len(items) > 0)
    wrong = next(item for item in found if item.code == "unguarded-remove-last")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri(client, "Router.swift")),
            range=wrong.range,
            context=types.CodeActionContext(diagnostics=[wrong]),
        )
    )
    fix = next(action for action in actions if action.is_preferred)
    assert fix.kind == "quickfix"
    assert fix.diagnostics[0].code == "unguarded-remove-last"
    edits = (
        fix.edit.document_changes[0].edits
        if fix.edit.document_changes
        else fix.edit.changes[uri(client, "Router.swift")]
    )
    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        start, end = edit.range.start, edit.range.end
        change(
            client, "Router.swift", 2, (start.line, start.character), (end.line, end.character), edit.new_text
        )
    await told(
        client, "Router.swift", lambda items: "unguarded-remove-last" not in codes(items)
    )


@pytest.mark.asyncio
async def test_silencing_is_an_action(client):
    open_document(client, "TownView.swift")
    found = await told(client, "TownView.swift", lambda items: len(items) == 1)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri(client, "TownView.swift")),
            range=found[0].range,
            context=types.CodeActionContext(diagnostics=found),
        )
    )
    assert [action.title for action in actions] == ["Silence 'nested-stack' here"]
    change(client, "TownView.swift", 2, (4, 0), (4, 0), "    // navlab:disable:next nested-stack\n")
    await told(client, "TownView.swift", lambda items: not items)


@pytest.mark.asyncio
async def test_resting_on_a_finding_explains_it(client):
    open_document(client, "TownView.swift")
    await told(client, "TownView.swift", lambda items: len(items) == 1)
    place = types.TextDocumentIdentifier(uri(client, "TownView.swift"))
    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=place, position=types.Position(4, 10))
    )
    assert hover.contents.value.startswith("**nested-stack** (warning): A NavigationStack inside")
    assert "```swift" in hover.contents.value
    nothing = await client.text_document_hover_async(
        types.HoverParams(text_document=place, position=types.Position(0, 0))
    )
    assert nothing is None


@pytest.mark.asyncio
async def test_files_on_disk_and_settings_may_change(client):
    open_document(client, "TownView.swift")
    await told(client, "TownView.swift", lambda items: len(items) == 1)
    (client.project / "HomeView.swift").unlink()
    save(client)
    await told(client, "TownView.swift", lambda items: not items)
    (client.project / "Other.swift").write_text(
        "import SwiftUI\n\nstruct Other: View {\n  var body: some View {\n"
        "    NavigationStack { TownView() }\n  }\n}\n"
    )
    save(client)
    await told(client, "TownView.swift", lambda items: len(items) == 1)
    (client.project / ".navlab.yml").write_text("faults:\n  nested-stack: error\n")
    save(client)
    await told(client, "TownView.swift", lambda items: [item.severity for item in items] == [1])
    (client.project / ".navlab.yml").write_text("faults:\n  nested-stak: error\n")
    save(client)
    await told(client, "TownView.swift", lambda items: [item.severity for item in items] == [2])
    assert "did you mean 'nested-stack'?" in client.messages[-1].message


def save(client):
    client.text_document_did_save(
        types.DidSaveTextDocumentParams(
            types.TextDocumentIdentifier(uri(client, "TownView.swift"))
        )
    )


@pytest.mark.asyncio
async def test_closed_documents_have_no_findings(client):
    open_document(client, "TownView.swift")
    await told(client, "TownView.swift", lambda items: len(items) == 1)
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(
            types.TextDocumentIdentifier(uri(client, "TownView.swift"))
        )
    )
    await told(client, "TownView.swift", lambda items: not items)


@pytest.mark.asyncio
async def test_findings_can_be_asked_for(puller):
    open_document(puller, "TownView.swift")
    first = await pull(puller, "TownView.swift")
    assert first.kind == "full"
    assert codes(first.items) == ["nested-stack"]
    second = await pull(puller, "TownView.swift", first.result_id)
    assert second.kind == "unchanged"
    assert uri(puller, "TownView.swift") not in puller.diagnostics


@pytest.mark.asyncio
async def test_who_asks_is_told_when_to_ask_again(puller):
    open_document(puller, "TownView.swift")
    open_document(puller, "HomeView.swift")
    first = await pull(puller, "TownView.swift")
    await pull(puller, "HomeView.swift")
    change(puller, "HomeView.swift", 2, (7, 6), (7, 16), "Text(\"Home\")")
    for _ in range(PATIENCE * 10):
        if puller.diagnostic_refresh_count:
            break
        await asyncio.sleep(0.1)
    assert puller.diagnostic_refresh_count
    second = await pull(puller, "TownView.swift", first.result_id)
    assert second.kind == "full"
    assert not second.items
