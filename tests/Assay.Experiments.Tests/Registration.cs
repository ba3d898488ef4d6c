using Assay.Engine.Planning;
using Assay.Experiments.Tests.WarmUp;
using System.Runtime.CompilerServices;

namespace Assay.Experiments.Tests;

/// <summary>All that there is to add outside the folder of an experiment.</summary>
internal static class Registration
{
    [ModuleInitializer]
    internal static void Add() => KnownExperiments.Add(new WarmUpExperiment());
}
