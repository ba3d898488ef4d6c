using Assay.Core.Results;

namespace Assay.Engine.Tests.Building;

public class BuildAnswerTests
{
    [Theory]
    [InlineData(
        "/home/x/A.csproj : error NU1101: Unable to find package MemoryPack. No packages exist with this id in source(s): main, "
            + "local [/home/x/A.csproj]",
        BuildFailureKind.PackageUnknown, "MemoryPack",
        "NU1101: Unable to find package MemoryPack. No packages exist with this id in your NuGet sources")]
    [InlineData(
        "/home/x/A.csproj : error NU1301: Unable to load the service index for source "
            + "https://feed.example.org/v3/index.json. [/home/x/A.csproj]",
        BuildFailureKind.RestoreRefused, "",
        "NU1301: Unable to load the service index for source <address>")]
    [InlineData(
        "A.csproj : error NU1102: Unable to find package Jil with version (>= 9.0.0)", BuildFailureKind.VersionUnknown, "Jil",
        "NU1102: Unable to find package Jil with version (>= 9.0.0)")]
    [InlineData(
        "/sdk/NuGet.targets(198,5): error : End of Central Directory record could not be found. [/home/x/A.csproj]",
        BuildFailureKind.RestoreFailed, "",
        "the restore failed: End of Central Directory record could not be found")]
    public void A_failed_restore_is_not_available_with_the_feeds_answer_and_without_its_address(
        string line, BuildFailureKind kind, string package, string cause)
    {
        var failure = BuildAnswer.Failed($"  Determining projects to restore...\n{line}\n", 1);

        Assert.Equal(new BuildFailure(kind, cause) { Lacking = package }, failure);
        Assert.Equal(RowStatus.NotAvailable, failure.Status);
        Assert.True(failure.IsOfRestore);
    }

    [Fact]
    public void A_compile_error_is_broken_with_its_first_line()
    {
        const string Output = """
              Determining projects to restore...
            /x/Adapter.cs(3,5): warning CS0168: unused [/x/A.csproj]
            /x/Adapter.cs(7,9): error CS0103: The name 'x' does not exist in the current context [/x/A.csproj]
            /x/Adapter.cs(8,9): error CS0104: Another. [/x/A.csproj]
            """;

        Assert.Equal(new BuildFailure(BuildFailureKind.Broken, "CS0103: The name 'x' does not exist in the current context"),
            BuildAnswer.Failed(Output, 1));
    }

    [Fact]
    public void A_schema_compiler_that_the_system_lacks_is_not_available_with_the_package_that_has_it() =>
        Assert.Equal(
            new BuildFailure(BuildFailureKind.ToolMissing,
                "The schema compiler thrift is not on the path; Debian has it in its package thrift-compiler."),
            BuildAnswer.Failed(
                "/x/A.csproj : error ASSAY010: The schema compiler thrift is not on the path; Debian has it in its package "
                    + "thrift-compiler. [/x/A.csproj]", 1));

    [Fact]
    public void A_build_that_says_no_error_is_broken_with_its_last_line() =>
        Assert.Equal("dotnet build ended with exit code 134: Out of memory.", BuildAnswer.Failed("Something\nOut of memory.\n", 134).Cause);

    [Fact]
    public void A_program_that_ended_is_broken_with_the_programs_own_error()
    {
        const string Output = """
            EXEC : error : VTable of type 'A' not computed by the IL scanner. [/x/A.csproj]
              ILCompiler.ScannerFailedException: VTable of type 'A' not computed by the IL scanner.
            /x/Microsoft.NETCore.Native.targets(330,5): error MSB3073: The command ""/x/ilc" @"/x/A.ilc.rsp"" exited with code 1. [/x/A.csproj]
            """;

        Assert.Equal(
            new BuildFailure(BuildFailureKind.Broken, "VTable of type 'A' not computed by the IL scanner."), BuildAnswer.Failed(Output, 1));
    }
}
