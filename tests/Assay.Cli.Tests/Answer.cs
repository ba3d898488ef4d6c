namespace Assay.Cli.Tests;

/// <summary>What a process answered.</summary>
internal sealed record Answer(int ExitCode, string Output, string Errors);
