"""A copy of the project, in a folder whose name is not plain."""

import pathlib
import shutil

import pytest


@pytest.fixture
def project(tmp_path: pathlib.Path) -> pathlib.Path:
    folder = tmp_path / "My Pröject"
    shutil.copytree(pathlib.Path(__file__).parent / "Project", folder)
    return folder
