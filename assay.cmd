@echo off
rem Builds the command line in Release when it is stale, and runs it with the arguments.
setlocal
set "root=%~dp0"
set "program=%root%src\Assay.Cli\bin\Release\net10.0\assay.dll"
set "stamp=%root%.assay\built"
set "log=%root%.assay\build.log"

set "stale=1"
if exist "%program%" if exist "%stamp%" (
    powershell -NoProfile -Command "$built = (Get-Item '%stamp%').LastWriteTimeUtc; $newer = Get-ChildItem '%root%src','%root%eng','%root%Directory.Build.props','%root%Directory.Packages.props' -Recurse -File | Where-Object { $_.FullName -notmatch '\\(bin|obj)\\' -and $_.LastWriteTimeUtc -gt $built } | Select-Object -First 1; if ($newer) { exit 1 } else { exit 0 }" && set "stale=0"
)

if "%stale%"=="1" (
    echo Building Assay ... 1>&2
    if not exist "%root%.assay" mkdir "%root%.assay"
    dotnet build "%root%src\Assay.Cli\Assay.Cli.csproj" -c Release --nologo -v quiet -tl:off -nodeReuse:false -p:RunAnalyzers=false -p:GenerateDocumentationFile=false >"%log%" 2>&1
    if errorlevel 1 (
        echo Assay does not build. Full output is in "%log%": 1>&2
        findstr /C:"error" "%log%" 1>&2
        exit /b 1
    )
    type nul >"%stamp%"
)

dotnet "%program%" %*
exit /b %errorlevel%
