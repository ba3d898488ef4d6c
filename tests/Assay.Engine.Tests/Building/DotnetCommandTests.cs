using System.Diagnostics;
using System.Globalization;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

/// <summary>Real commands that leave something behind.</summary>
public sealed class DotnetCommandTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_command_ends_though_what_it_left_behind_holds_its_streams()
    {
        (var program, var arguments) = OperatingSystem.IsWindows() ? ("cmd", "/c leave.cmd") : ("sh", "leave.sh");
        folder.Write("leave.sh", "sleep 30\n: >ended\n");
        folder.Write("leave.cmd", "ping -n 30 127.0.0.1 >nul\r\ntype nul >ended\r\n");
        var project = folder.Write("Leaves.proj", $"""
            <Project>
              <UsingTask TaskName="Leave" TaskFactory="RoslynCodeTaskFactory" AssemblyFile="$(MSBuildToolsPath)/Microsoft.Build.Tasks.Core.dll">
                <ParameterGroup><Id ParameterType="System.Int32" Output="true" /></ParameterGroup>
                <Task><Code Type="Fragment" Language="cs">Id = System.Diagnostics.Process.Start("{program}", "{arguments}").Id;</Code></Task>
              </UsingTask>
              <Target Name="Build">
                <Leave><Output TaskParameter="Id" PropertyName="Left" /></Leave>
                <WriteLinesToFile File="left" Lines="$(Left)" />
              </Target>
            </Project>
            """);

        (var exitCode, _, _) = DotnetCommand.Run(
            folder.Path, ["msbuild", project, "-nologo", "-nodeReuse:false"], [], TimeSpan.FromMinutes(2), CancellationToken.None);

        Assert.Equal(0, exitCode);
        using var left = Process.GetProcessById(int.Parse(File.ReadAllText(folder.File("left")), CultureInfo.InvariantCulture));
        Assert.False(File.Exists(folder.File("ended")), "The command ended only when what it left behind did.");
        left.Kill(entireProcessTree: true);
    }
}
