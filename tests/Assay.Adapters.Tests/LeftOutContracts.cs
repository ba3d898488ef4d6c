using System.Diagnostics;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>A real adapter with a real source generator that fails in every way there is, each on another data set.</summary>
public sealed class LeftOutContracts : IDisposable
{
    private const string Generator = """
        using Microsoft.CodeAnalysis;

        namespace Acme;

        [Generator]
        public sealed class Made : IIncrementalGenerator
        {
            private static readonly DiagnosticDescriptor Refusal = new("ACME001", "", "It takes no text", "Acme", DiagnosticSeverity.Error, true);

            public void Initialize(IncrementalGeneratorInitializationContext context) => context.RegisterSourceOutput(context.CompilationProvider, Make);

            private static void Make(SourceProductionContext output, Compilation compilation)
            {
                if (compilation.GetTypeByMetadataName("DataContract.Northwind.Category") is not null)
                    throw new System.NotSupportedException("DataContract.Northwind.Category");
                if (compilation.GetTypeByMetadataName("DataContract.FourStrings.PageVisit") is { } refused)
                    output.ReportDiagnostic(Diagnostic.Create(Refusal, refused.Locations[0]));
                if (compilation.GetTypeByMetadataName("DataContract.TypicalStructs.TypicalStruct") is not null)
                    output.AddSource("DataContract_TypicalStructs_TypicalStruct.g.cs", "class Formatter : Missing;");
            }
        }
        """;

    private readonly string folder = Directory.CreateTempSubdirectory("assay-generator-").FullName;

    [Fact]
    [Trait("Category", "slow")]
    public void A_generator_that_crashes_refuses_and_writes_nonsense_costs_the_data_sets_that_it_does_so_with()
    {
        var workspace = BuiltAdapters.Workspace with
        {
            Adapters = Path.Combine(folder, "adapters"),
            Cache = Path.Combine(folder, "cache"),
        };
        WriteAdapter(BuildGenerator());
        var project = AdapterCatalogue.Read(workspace.Adapters, BuildTarget.Default.Framework).Rows[0].Project;

        var outcome = new AdapterBuilder(workspace).BuildAll([BuildRequest.Of(project)], _ => { }, CancellationToken.None).Values.Single();

        Assert.Equal((RowStatus.Available, ""), (outcome.Status, outcome.Cause));
        var refusals = outcome.Program!.Refusals;
        Assert.StartsWith("its generator failed: CS8785: Generator 'Made' failed to generate source.",
            refusals[("acme", "northwind")].Sentence, StringComparison.Ordinal);
        Assert.Equal("its generator rejects the contract: ACME001: It takes no text", refusals[("acme", "four-strings")].Sentence);
        Assert.StartsWith("the code from its generator does not compile: CS0246: ", refusals[("acme", "typical-struct")].Sentence,
            StringComparison.Ordinal);
        Assert.DoesNotContain(refusals.Keys, key => key is ("acme", "books") or ("acme/plain", "northwind"));
    }

    public void Dispose() => Directory.Delete(folder, recursive: true);

    private string BuildGenerator()
    {
        Write("generator/Made.cs", Generator);
        var project = Write("generator/AcmeGenerator.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup>
              <ItemGroup><Reference Include="$(RoslynTargetsPath)/bincore/Microsoft.CodeAnalysis.dll" Private="false" /></ItemGroup>
            </Project>
            """);
        using var build = Process.Start(new ProcessStartInfo("dotnet", ["build", project, "--nologo", "-v:quiet", "-nodeReuse:false"])
        {
            RedirectStandardOutput = true,
        })!;
        var output = build.StandardOutput.ReadToEnd();
        build.WaitForExit();
        Assert.True(build.ExitCode == 0, output);
        return Path.Combine(folder, "generator", "bin", "Debug", "net10.0", "AcmeGenerator.dll");
    }

    private void WriteAdapter(string generator)
    {
        Write("adapters/Acme/Default.cs", """
            using System.Text.Json;
            using Assay.Core.Adapters;

            namespace Acme;

            internal sealed class Default<T> : SerializerAdapter<T>, IBytesSurface<T>
            {
                public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

                public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
            }
            """);
        Write("adapters/Acme/Acme.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <Import Project="$(AssayEngineering)Assay.Adapter.props" />
              <PropertyGroup><AssayPackage>in the box</AssayPackage><AssayHomePage>https://example.org</AssayHomePage><AssayLicence>MIT</AssayLicence></PropertyGroup>
              <ItemGroup>
                <Analyzer Include="{generator}" />
                <AssayRow Include="acme" Adapter="Acme.Default" Dialect="data-contract" Format="text" Surfaces="bytes" Settings="" />
                <AssayRow Include="acme/plain" Adapter="Acme.Default" Dialect="plain" Format="text" Surfaces="bytes" Settings="" />
              </ItemGroup>
              <Import Project="$(AssayEngineering)Assay.Adapter.targets" />
            </Project>
            """);
    }

    private string Write(string file, string content)
    {
        var path = Path.Combine(folder, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
        return path;
    }
}
