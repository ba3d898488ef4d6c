using System.Diagnostics;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests;

/// <summary>Paths in the commands that messages print.</summary>
public class ShellTextTests
{
    [UnixFact]
    public void A_shell_takes_every_path_as_it_is()
    {
        string[] paths = ["results/r.json", "it's mine.json", "50% (x);&|#!~{a,b}.json", "\"quoted\" $HOME `id`.json", "ä 測試.json",
            "*.json", "~/r.json", "#r.json", "-r.json"];
        ProcessStartInfo shell = new("sh", ["-c", $"printf '%s\\n' {string.Join(' ', paths.Select(ShellText.Of))}"])
        {
            RedirectStandardOutput = true,
        };

        using var process = Process.Start(shell)!;

        Assert.Equal(string.Join('\n', paths) + "\n", process.StandardOutput.ReadToEnd());
    }

    [Fact]
    public void A_usual_path_is_not_quoted() =>
        Assert.Equal("results/2026-11-27T13-08-40Z.json", ShellText.Of("results/2026-11-27T13-08-40Z.json"));
}
