using System.Diagnostics;
using Assay.Engine.Tests.Fakes;
using Assay.Repros;

namespace Assay.Engine.Tests.Repros;

/// <summary>Runs a file of the framework's own libraries in a process, without the build that <c>dotnet run</c> takes.</summary>
internal static class RunFile
{
    private const string Configuration =
        """{ "runtimeOptions": { "tfm": "net10.0", "framework": { "name": "Microsoft.NETCore.App", "version": "10.0.0" } } }""";

    /// <summary>Writes, compiles and runs it; it has no warnings.</summary>
    public static (int ExitCode, string Said) Of(ReproParts parts)
    {
        var compiled =
            ReproTextTests.Compiler.Compile(new ReproWriter(ReproTextTests.Compiler).Write(parts), TestContext.Current.CancellationToken);
        Assert.Equal(("", 0), (compiled.Error, compiled.Warnings));
        using TemporaryFolder folder = new();
        File.WriteAllBytes(folder.File("repro.dll"), compiled.Image!);
        File.WriteAllText(folder.File("repro.runtimeconfig.json"), Configuration);
        ProcessStartInfo command = new("dotnet", ["exec", folder.File("repro.dll")])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        command.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        using var process = Process.Start(command)!;
        process.BeginErrorReadLine();
        var said = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, said.Trim());
    }
}
