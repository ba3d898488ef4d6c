using System.Security;

namespace Assay.Engine.Scaffolding;

/// <summary>The files of a new adapter: whole but for the calls of the library, which nobody but its user knows.</summary>
internal static class AdapterTemplates
{
    /// <summary>The project.</summary>
    /// <param name="adapter">The adapter.</param>
    /// <param name="engineering">How it finds the files that it imports.</param>
    public static string Project(NewAdapter adapter, Engineering engineering) => $"""
        <Project Sdk="Microsoft.NET.Sdk">{DefaultOf(engineering)}
          <Import Project="{engineering.Path}Assay.Adapter.props" />

          <PropertyGroup>
            <AssemblyName>{adapter.Identifier}</AssemblyName>
            <AssayPackage>{adapter.Package}</AssayPackage>
            <AssayHomePage>{SecurityElement.Escape(adapter.HomePage)}</AssayHomePage>
            <AssayLicence>{SecurityElement.Escape(adapter.Licence)}</AssayLicence>
          </PropertyGroup>

          <ItemGroup>
            <PackageReference Include="{adapter.Package}" Version="{adapter.Version}" />
          </ItemGroup>

          <ItemGroup>
            <AssayRow Include="{adapter.Row}" Adapter="Assay.Adapters.{adapter.Identifier}.{adapter.ClassName}" Dialect="{adapter.Dialect}" Format="{adapter.Format}" Surfaces="{string.Join(',', adapter.Surfaces.Select(SurfaceTemplate.NameOf))}"
              Settings="" />
          </ItemGroup>

          <Import Project="{engineering.Path}Assay.Adapter.targets" />
        </Project>

        """;

    /// <summary>The adapter class.</summary>
    public static string Class(NewAdapter adapter)
    {
        List<SurfaceTemplate> surfaces = [.. adapter.Surfaces.Select(SurfaceTemplate.Of)];
        string usings = string.Concat(surfaces.SelectMany(surface => surface.Usings).Append("Assay.Core.Adapters").Distinct().Order(StringComparer.Ordinal).Select(name => $"using {name};\n"));
        return $$"""
            {{usings}}
            namespace Assay.Adapters.{{adapter.Identifier}};

            /// <summary>{{adapter.Package}} with its default settings.</summary>
            /// <typeparam name="T">The contract type.</typeparam>
            internal sealed class {{adapter.ClassName}}<T> : SerializerAdapter<T>, {{string.Join(", ", surfaces.Select(surface => surface.Interface))}}
            {
            {{string.Join("\n\n", surfaces.SelectMany(surface => surface.Members).Select(member => "    " + member))}}
            }

            """;
    }

    private static string DefaultOf(Engineering engineering) => engineering.Default is not { } folder ? "" : $"""

          <PropertyGroup>
            <AssayEngineering Condition="'$(AssayEngineering)' == ''">{SecurityElement.Escape(folder)}</AssayEngineering>
          </PropertyGroup>

        """;
}
