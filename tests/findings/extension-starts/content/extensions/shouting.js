throw new Error("no settings");
