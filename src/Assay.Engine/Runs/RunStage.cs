namespace Assay.Engine.Runs;

/// <summary>The stages of a run.</summary>
public enum RunStage
{
    /// <summary>Restoring and building adapters.</summary>
    Building,

    /// <summary>Seeing that new builds are what their rows were proven to be.</summary>
    Proving,

    /// <summary>Checking what comes back.</summary>
    Checking,

    /// <summary>Measuring blocks.</summary>
    Measuring,
}
